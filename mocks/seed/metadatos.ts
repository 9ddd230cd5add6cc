export const metadatos = [
  { id: 1, seccion: 'home', claves: 'bulonera, bulones, tornillos, tuercas, fijaciones industriales, Córdoba, Argentina' },
  { id: 2, seccion: 'empresa', claves: 'Bulonera Quebracho, fábrica de bulones, industria nacional, control de calidad, ISO 898-1' },
  { id: 3, seccion: 'productos', claves: 'bulón hexagonal, tornillo Allen, tuerca autofrenante, arandela grower, varilla roscada, tirafondo, anclajes' },
  { id: 4, seccion: 'servicios', claves: 'mecanizado según plano, roscado, asesoramiento técnico, reposición de bulonería' },
  { id: 5, seccion: 'descargas', claves: 'catálogo de bulones, ficha técnica, tabla de par de apriete, códigos de barras' },
  { id: 6, seccion: 'novedades', claves: 'novedades, notas técnicas, anclajes para hormigón, marcas de bulones' },
  { id: 7, seccion: 'ferias', claves: 'ferias industriales, expo ferretera, metalmecánica, stand' },
  { id: 8, seccion: 'videos', claves: 'videos, armado de uniones, estampado en frío, colocación de anclajes' },
  { id: 9, seccion: 'contactos', claves: 'contacto, presupuesto, bulonera en Córdoba, ventas mayoristas' },
]
