import preview from '../.storybook/preview.tsx'
import { statusMessage } from '#mocks/refusal.ts'
import { allEndpoints } from '#contract/index.ts'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Facts, Page } from './Page.tsx'
import { fixedAlerts, fixedSentences } from './voice.ts'
import styles from './foundations.module.css'

const fixed = new Set(fixedAlerts)
/** The contract's other alerts after a write. */
const own = [
  ...new Set(allEndpoints.flatMap((endpoint) => (endpoint.done === undefined ? [] : [`${endpoint.done} con éxito`]))),
].filter((sentence) => !fixed.has(sentence))

const refusals = [
  [400, 'Un pedido que no se puede leer'],
  [401, 'La sesión terminó'],
  [403, 'Sin permiso'],
  [404, 'Ya no está'],
  [422, 'Un dato no sirve'],
  [500, 'Algo que nadie previó'],
  [503, 'Los datos están ocupados'],
  [507, 'No queda lugar'],
] as const

const rules = [
  ['De vos, y en presente', 'Elegí qué queda y volvé a guardar.', 'El usuario deberá seleccionar una opción.'],
  [
    'Un error dice qué pasó, qué se conservó y qué hacer',
    'No hay conexión con el servidor: no se guardó nada. Probá de nuevo.',
    'Error inesperado.',
  ],
  ['Una lista vacía ofrece el próximo paso', 'Todavía no agregaste medidas. Buscalas en Productos.', 'Sin resultados.'],
  ['Una pregunta nombra lo que se pierde', '¿Eliminar «Bulón U»? Queda 30 días en la Papelera.', '¿Está seguro?'],
] as const

const Sentences = ({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) => (
  <section>
    <SectionHeading title={title} />
    <Facts label={title} rows={rows.map(([sentence, when]) => [sentence, sentence, when])} />
  </section>
)

const Voice = () => (
  <Page
    title="Voz de los textos"
    intro="Hablamos de vos, corto y sin culpar. Las oraciones marcadas como fijas son las de la especificación: se dejan letra por letra, también con sus tildes."
  >
    <section>
      <SectionHeading title="Cómo escribimos" />
      <Facts
        label="Cómo escribimos"
        heads={['Regla', 'Así', 'Así no']}
        rows={rules.map(([rule, good, bad]) => [
          rule,
          rule,
          good,
          <span key="bad" className={styles.never}>
            {bad}
          </span>,
        ])}
      />
    </section>
    <Sentences
      title="Errores del servidor"
      rows={refusals.map(([status, when]) => [statusMessage(status), when] as const)}
    />
    <Sentences title="Oraciones fijas" rows={fixedSentences.map((sentence) => [sentence, 'fija (§8)'] as const)} />
    <Sentences title="Avisos del panel, fijos" rows={[...fixed].map((sentence) => [sentence, 'fija (§8)'] as const)} />
    <Sentences title="Avisos del panel, nuestros" rows={own.map((sentence) => [sentence, 'puede cambiar'] as const)} />
  </Page>
)

const meta = preview.meta({ component: Voice, title: 'Fundamentos/Voz' })

export const Textos = meta.story({ name: 'Textos: errores, vacíos, avisos (voice, copy)' })
