import { numbered } from './numbered.ts'

export const servicios = numbered([
  {
    titulo: 'Mecanizado según plano',
    imagen: 'servicios/servicio-1.jpg',
    texto:
      '<p>Torneamos espárragos, ejes roscados y bulones fuera de norma desde una pieza. Trabajamos aceros SAE 1010, 1045 y 4140, inoxidable 304 y 316, y bronce.</p><ul><li>Diámetros de 6 a 60 mm, hasta 1.200 mm de largo.</li><li>Roscas métricas, UNC, UNF y Whitworth.</li><li>Presupuesto en 24 horas con plano o muestra.</li></ul>',
  },
  {
    titulo: 'Asesoramiento técnico',
    imagen: 'servicios/servicio-2.jpg',
    texto:
      '<p>Revisamos tu plano y definimos con vos la unión: grado, largo de apriete, recubrimiento y par. Si hace falta, medimos la pieza instalada y reproducimos la rosca.</p><ul><li>Equivalencias entre normas DIN, ISO, IRAM y SAE.</li><li>Cálculo de precarga y tabla de apriete para tu montaje.</li></ul>',
  },
  {
    titulo: 'Logística y reposición',
    imagen: 'servicios/servicio-3.jpg',
    texto:
      '<p>Armamos el pedido por puesto de trabajo, con cajas rotuladas y código de barras EAN-13. Para consumos repetidos dejamos el stock en tu planta y reponemos cada semana.</p><ul><li>Reparto propio en el Gran Córdoba.</li><li>Despacho por expreso al resto del país.</li></ul>',
  },
])
