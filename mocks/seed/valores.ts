export const valores = [
  {
    id: 1,
    orden: 1,
    titulo: 'Calidad controlada',
    texto: '<p>Calibre pasa-no pasa, dureza y tracción por muestreo en cada lote. El certificado sale con el remito.</p>',
    imagen: 'valores/valor-calidad.png',
  },
  {
    id: 2,
    orden: 2,
    titulo: 'Entrega en 48 horas',
    texto: '<p>Pedidos de stock despachados en dos días hábiles a Córdoba y a todo el centro del país.</p>',
    imagen: 'valores/valor-entrega.png',
  },
  {
    id: 3,
    orden: 3,
    titulo: 'Asesoramiento técnico',
    texto: '<p>Te ayudamos a elegir grado, recubrimiento y par de apriete según la carga y el ambiente.</p>',
    imagen: 'valores/valor-asesoramiento.png',
  },
  {
    id: 4,
    orden: 4,
    titulo: 'Industria nacional',
    texto: '<p>Fabricamos en Córdoba con alambrón argentino. Lo que importamos lo decimos en la etiqueta.</p>',
    imagen: 'valores/valor-industria-nacional.png',
  },
]
