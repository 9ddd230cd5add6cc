import { numbered } from './numbered.ts'

export const valores = numbered([
  {
    titulo: 'Calidad controlada',
    texto: '<p>Calibre pasa-no pasa, dureza y tracción por muestreo en cada lote. El certificado sale con el remito.</p>',
    imagen: 'valores/valor-calidad.png',
  },
  {
    titulo: 'Entrega en 48 horas',
    texto: '<p>Pedidos de stock despachados en dos días hábiles a Córdoba y a todo el centro del país.</p>',
    imagen: 'valores/valor-entrega.png',
  },
  {
    titulo: 'Asesoramiento técnico',
    texto: '<p>Te ayudamos a elegir grado, recubrimiento y par de apriete según la carga y el ambiente.</p>',
    imagen: 'valores/valor-asesoramiento.png',
  },
  {
    titulo: 'Industria nacional',
    texto: '<p>Fabricamos en Córdoba con alambrón argentino. Lo que importamos lo decimos en la etiqueta.</p>',
    imagen: 'valores/valor-industria-nacional.png',
  },
])
