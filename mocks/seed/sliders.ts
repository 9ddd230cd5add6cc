import { numbered } from './numbered.ts'

/** Slides 1, 3 and 4 are dark under the page's white text; slide 2 is light, so its text sets its own colour as the editor does. */
export const sliders = numbered([
  {
    texto: '<h2>Cada unión, a medida de la carga</h2><p>Bulones, tuercas y arandelas en grado 8.8, 10.9 y 12.9, con stock permanente en Córdoba.</p>',
    textoboton: 'Ver productos',
    linkboton: '',
    imagen: 'sliders/slider-1.jpg',
  },
  {
    texto:
      '<h2><span style="color: #111214;">Tornillería Allen 12.9</span></h2><p><span style="color: #111214;">DIN 912 en M4 a M16, pavonada, para matricería y máquinas herramienta.</span></p>',
    textoboton: 'Conocé la línea',
    linkboton: '',
    imagen: 'sliders/slider-2.jpg',
  },
  {
    texto: '<h2>Rosca laminada en frío</h2><p>La fibra del acero sigue el filete: mejor respuesta a la fatiga que una rosca cortada.</p>',
    textoboton: 'Mirá la planta en Instagram',
    linkboton: 'https://www.instagram.com/buloneraquebracho.demo',
    imagen: 'videos/video-home-loop.mp4',
  },
  {
    texto: '<h2>Varilla roscada por metro</h2><p>DIN 975 en acero zincado y bicromatado. La cortamos a la medida de tu plano.</p>',
    textoboton: 'Ver medidas',
    linkboton: '',
    imagen: 'sliders/slider-3.jpg',
  },
])
