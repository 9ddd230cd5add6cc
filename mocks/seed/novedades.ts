import { numbered } from './numbered.ts'

export const novedades = numbered([
  {
    titulo: 'Nueva línea de anclajes para hormigón',
    epigrafe: 'Anclaje de expansión, resina y escuadras: el sistema completo, en un solo proveedor.',
    etiqueta: 'Productos',
    texto:
      '<p>Sumamos al catálogo anclajes de expansión de M8 a M16 y resina viniléster en cartucho, con sus varillas y escuadras reforzadas.</p><p>El expansivo resuelve la fijación inmediata en hormigón macizo. La resina trabaja sin tensión de expansión: es la indicada cerca del borde o en ladrillo hueco con tamiz.</p><p>La guía de colocación está en Descargas.</p>',
    imagen: 'noticias/noticia-1.jpg',
    destacado: 1,
  },
  {
    titulo: 'Renovamos el laboratorio de metrología',
    epigrafe: 'Calibres digitales, durómetro y patrones con certificado vigente.',
    etiqueta: 'Calidad',
    texto:
      '<p>Incorporamos calibres digitales de 0,01 mm y un durómetro Rockwell. Cada bulón 8.8 de hasta M16 se acepta entre 22 y 32 HRC, como pide ISO 898-1.</p><p>Los registros quedan atados al número de lote: si necesitás el informe de una compra anterior, pedilo con el remito.</p>',
    imagen: 'noticias/noticia-2.jpg',
    destacado: 1,
  },
  {
    titulo: 'Despacho en 48 horas a todo el centro del país',
    epigrafe: 'Ampliamos el depósito y sumamos un segundo turno de armado de pedidos.',
    etiqueta: 'Logística',
    texto:
      '<p>Con 600 m² nuevos de depósito, los pedidos de stock confirmados antes de las 15 salen dentro de los dos días hábiles a Córdoba, Santa Fe, San Luis y La Pampa.</p><p>Cada caja lleva código interno, medida, cantidad y EAN-13: la podés ingresar a tu sistema con un lector.</p>',
    imagen: 'noticias/noticia-3.jpg',
    destacado: 1,
  },
  {
    titulo: 'Fijaciones que no se aflojan: qué usar en equipos con vibración',
    epigrafe: 'Autofrenante, grower, brida o fijador de roscas: cada una tiene su lugar.',
    etiqueta: 'Notas técnicas',
    texto:
      '<p>En transmisiones y cajas de engranajes la carga transversal afloja la tuerca común. La primera defensa es la precarga: un bulón bien apretado casi no se mueve.</p><p>La tuerca con inserto de poliamida retiene aun sin precarga, hasta 120 °C. La brida reparte la presión y admite agujeros amplios. La arandela grower sirve en cargas livianas; en grado 10.9 o superior no aporta.</p>',
    imagen: 'noticias/noticia-4.jpg',
    destacado: 0,
  },
  {
    titulo: 'Cómo leer las marcas de un bulón',
    epigrafe: 'Qué significan el 8.8 de la cabeza y las letras del fabricante.',
    etiqueta: 'Notas técnicas',
    texto:
      '<p>El primer número, por cien, es la resistencia a la tracción en MPa: 8 equivale a 800 MPa. El segundo es la relación entre fluencia y rotura: 0,8 × 800 = 640 MPa de fluencia.</p><p>Las letras identifican al fabricante; las nuestras son BQ. Un bulón sin marcas no acredita grado y no debe usarse en una unión estructural.</p>',
    imagen: 'banners/banner-1.jpg',
    destacado: 0,
  },
  {
    titulo: 'Roscado de piezas especiales hasta 60 mm',
    epigrafe: 'Un torno CNC nuevo amplía el servicio de mecanizado según plano.',
    etiqueta: 'Servicios',
    texto:
      '<p>Desde septiembre roscamos hasta 60 mm de diámetro y 1.200 mm de largo, en series cortas y con tolerancia 6g.</p><p>Mandanos el plano o la muestra: respondemos con precio y plazo dentro de las 24 horas hábiles.</p>',
    imagen: 'servicios/servicio-1.jpg',
    destacado: 0,
  },
])
