import css from '#ui/tokens.css?raw'
import preview from '../.storybook/preview.tsx'
import { Button } from '#ui/Button.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Facts, Page } from './Page.tsx'
import { breakpointsIn, widthsIn } from './measures.ts'
import { commonTokens, type Token } from './tokens.ts'
import styles from './foundations.module.css'
import { ofRelease, ofTest } from '../widths.ts'

const tokens = commonTokens(css)
const byName = (...prefixes: string[]) =>
  tokens.filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)))

const code = (text: string) => <span className={styles.code}>{text}</span>
const bar = (name: string, value: string) => (
  <>
    <div className={styles.bar} style={{ width: `var(${name})` }} />
    <VisuallyHidden>{value}</VisuallyHidden>
  </>
)
const Table = ({ label, rows, showsBar = false }: { label: string; rows: readonly Token[]; showsBar?: boolean }) => (
  <Facts
    label={label}
    heads={['Token', 'Valor', ...(showsBar ? ['Así de ancho'] : [])]}
    rows={rows.map(({ name, value }) => [name, code(name), code(value), ...(showsBar ? [bar(name, value)] : [])])}
  />
)

const Space = () => (
  <Page
    title="Espacios y medidas"
    intro="Las esquinas son rectas: no hay radios. Entre secciones y desde el borde de la ventana, el espacio crece con la pantalla. Las medidas literales de la especificación (cabecera 165 px, carrusel 600 px) valen desde 1024 px."
  >
    <SectionHeading title="Espacios" />
    <Table label="Espacios" rows={byName('--space-', '--section', '--gutter', '--grid-gap')} showsBar />
    <SectionHeading title="Medidas" />
    <Table
      label="Medidas"
      rows={byName(
        '--unit',
        '--page-',
        '--text-max',
        '--target',
        '--header',
        '--hero',
        '--dialog',
        '--border',
        '--stroke',
        '--rule',
        '--radius',
      )}
    />
    <SectionHeading title="Capas" />
    <Table label="Capas" rows={byName('--layer-')} />
  </Page>
)

const sheets = Object.values(
  import.meta.glob<string>('../../src/**/*.css', { query: '?raw', import: 'default', eager: true }),
)
const used = widthsIn(sheets)

/** The changes at each breakpoint that tokens.css states. */
const changes: Readonly<Record<number, string>> = {
  480: 'Teléfono: una columna por debajo; el total y las acciones quedan a mano',
  768: 'Tableta: dos columnas; las tablas se deslizan de costado',
  1024: 'Escritorio: valen las medidas literales de la especificación; la cabecera acompaña',
  1440: 'Ancho: la página no crece más',
}

/** Widths that few places have. */
const alone = [
  [360, 'Teléfonos muy angostos: la cabecera y las listas de precios'],
  [600, 'Los valores de la empresa, de a dos'],
  [1280, 'La cabecera, las tarjetas y tablas de productos, el pie y la barra del panel'],
  [1920, 'El panel, en pantallas muy anchas'],
] as const

const Widths = ({ label, rows }: { label: string; rows: readonly (readonly [number, string])[] }) => (
  <Facts
    label={label}
    heads={['Desde', 'Qué cambia', 'En cuántas reglas']}
    rows={rows.map(([from, words]) => [
      String(from),
      `${from.toLocaleString('es-AR')} px`,
      words,
      String(used.get(from) ?? 0),
    ])}
  />
)

const Breakpoints = () => (
  <Page
    title="Cortes de pantalla"
    intro="Desde qué ancho cambia la página, contado en las hojas de estilo. De 320 px en adelante todo se usa con el pulgar."
  >
    <Widths label="Cortes de pantalla" rows={breakpointsIn(css).map(({ from }) => [from, changes[from] ?? ''])} />
    <SectionHeading title="En pocos lugares" />
    <Widths label="En pocos lugares" rows={alone} />
  </Page>
)

const moving = byName('--fast', '--normal')

const Motion = () => (
  <Page
    title="Movimiento"
    intro="Corto, y solo para decir qué pasó. Quien pide menos movimiento no ve ninguno. Los carruseles paran con el puntero o el foco encima."
  >
    {moving.map(({ name, value }) => (
      <div key={name} className={styles.tries}>
        <p className={styles.code}>
          {name}: {value} · {tokens.find((token) => token.name === '--ease')?.value}
        </p>
        <div className={styles.moving} style={{ transition: `transform var(${name}) var(--ease)` }} />
        <Button tone="secondary">Probar</Button>
      </div>
    ))}
  </Page>
)

const meta = preview.meta({ ...ofRelease, title: 'Fundamentos/Medidas' })

export const Espacios = meta.story({
  ...ofTest,
  name: 'Espacios, medidas y capas (space, radius, layers)',
  render: () => <Space />,
})
export const Cortes = meta.story({ name: 'Cortes de pantalla (breakpoints)', render: () => <Breakpoints /> })
export const Movimiento = meta.story({ name: 'Movimiento (motion)', render: () => <Motion /> })
