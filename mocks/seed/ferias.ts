import { numbered } from './numbered.ts'

export const ferias = numbered([
  {
    etiqueta: '',
    titulo: 'Expo Ferretera del Centro 2026',
    epigrafe: 'Predio Ferial Córdoba, 16 al 19 de septiembre. Stand B-24.',
    texto:
      '<p>Presentamos la línea completa de bulonería milimétrica y el nuevo empaque con código de barras para góndola.</p><p>Durante los cuatro días hubo demostraciones de apriete con torquímetro y ensayo de tracción en vivo.</p>',
    destacado: 0,
  },
  {
    etiqueta: '',
    titulo: 'Feria Metalmecánica Rosario 2026',
    epigrafe: 'Centro de Convenciones, 20 al 23 de mayo. Stand 112.',
    texto:
      '<p>Llevamos tornillería Allen 12.9, resortes y piezas especiales mecanizadas según plano.</p><p>Atendimos a fabricantes de máquinas agrícolas y autopartes con muestras y cotización en el momento.</p>',
    destacado: 0,
  },
  {
    etiqueta: '',
    titulo: 'Jornada de Proveedores del Agro 2026',
    epigrafe: 'Villa María, 12 de marzo.',
    texto:
      '<p>Una jornada con contratistas y talleres rurales: bulones de arado, grado 8.8, y reposición de fijaciones antes de la cosecha gruesa.</p>',
    destacado: 0,
  },
])

export const imagenesFeria = [
  { id: 1, padre: 1, orden: 1, path: 'ferias/feria-a1.jpg' },
  { id: 2, padre: 1, orden: 2, path: 'ferias/feria-a2.jpg' },
  { id: 3, padre: 1, orden: 3, path: 'ferias/feria-a3.jpg' },
  { id: 4, padre: 2, orden: 1, path: 'ferias/feria-b1.jpg' },
  { id: 5, padre: 2, orden: 2, path: 'ferias/feria-b2.jpg' },
  { id: 6, padre: 2, orden: 3, path: 'ferias/feria-b3.jpg' },
  { id: 7, padre: 3, orden: 1, path: 'banners/banner-1.jpg' },
]
