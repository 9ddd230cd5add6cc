import { expect } from 'storybook/test'
import preview from './.storybook/preview.tsx'
import { house } from '../src/brand.ts'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Facts, Page } from './foundations/Page.tsx'
import portada from './portada.jpg'
import styles from './foundations/foundations.module.css'

/** The areas of this Storybook in the order of its sidebar, each with a first story to open. */
const areas = [
  ['Fundamentos', 'Colores con su hex y su contraste, letra, medidas, íconos, voz', 'fundamentos-colores--todos'],
  ['Piezas', 'Botones, campos, diálogos, carrusel: de ellas está hecho todo lo demás', 'ui-button--primario'],
  [
    'Sitio',
    'Cada página pública en cada estado: cargando, vacía, con error, con textos largos; «Uso» los muestra juntos',
    'site-home-homepage--completa',
  ],
  ['Zona privada', 'Ingreso, listas de precios y la planilla que se abre en pantalla', 'zone-zonepage--listas'],
  ['Panel', 'Cada pantalla de administración; el número es su código', 'panel-sliders-1--lista'],
  [
    'Lo que dice la app',
    'Avisos: sin conexión, versión nueva, poco lugar, mensajes que esperan',
    'app-notices--actualizacion',
  ],
  ['Herramientas', 'La sala de revisión: escenarios, comentarios, datos, llamadas', 'review-sala--abierta'],
] as const

const Welcome = () => (
  <Page
    title="Vidriera, estado por estado"
    intro={`Para quien diseña, prueba, escribe o decide, y para quien programa. Acá está cada pantalla del sitio, la zona privada y el panel de ${house.nombre} en cada estado que puede tener. Cada historia corre con el mismo código, los mismos datos y las mismas reglas que la aplicación: nada está dibujado aparte.`}
  >
    <img
      src={portada}
      alt="La página de inicio del sitio"
      style={{ width: 'min(100%, 44rem)', height: 'auto', border: 'var(--border) solid var(--line)' }}
    />
    <section>
      <SectionHeading title="Qué hay, y dónde" />
      <Facts
        label="Qué hay, y dónde"
        heads={['Parte', 'Qué muestra']}
        rows={areas.map(([name, words, story]) => [
          name,
          <a key={story} href={`?path=/story/${story}`} target="_top">
            {name}
          </a>,
          words,
        ])}
      />
    </section>
    <section className={styles.intro}>
      <SectionHeading title="Cómo se mira" />
      <p>
        La historia ocupa la ventana; con el ícono de pantallas de la barra se elige Teléfono 375, Tableta 768 o
        Escritorio 1440. El rayo de la barra la muestra en un escenario: todo lento, vacío, con error, sin conexión. La
        búsqueda (tecla /) encuentra colores por su nombre o su hex: «rojo», «red», «e8112d».
      </p>
      <p>
        Si algo no existe como historia, existe como enlace: en la aplicación,{' '}
        <span className={styles.code}>?escenario=obtenerProductos:slow:3000</span> muestra cualquier pantalla lenta,
        vacía, con error o con otro usuario.
      </p>
    </section>
  </Page>
)

const meta = preview.meta({ component: Welcome, title: 'Bienvenida', tags: ['!autodocs'] })

export const Empezar = meta.story({
  name: 'Qué hay acá',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
})
