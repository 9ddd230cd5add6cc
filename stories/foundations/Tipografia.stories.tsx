import type { CSSProperties } from 'react'
import css from '#ui/tokens.css?raw'
import preview from '../.storybook/preview.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { onDark } from '../ui/grounds.tsx'
import { Page } from './Page.tsx'
import { commonTokens } from './tokens.ts'
import styles from './foundations.module.css'
import { ofRelease } from '../widths.ts'

const sizes = commonTokens(css).filter(({ name }) => name.startsWith('--text-') && name !== '--text-max')

/** Line height, weight and letter spacing, each on a sentence of the product. */
const ways: readonly (readonly [prefix: string, title: string, style: (value: string) => CSSProperties])[] = [
  ['--leading', 'Interlineado', (lineHeight) => ({ lineHeight, maxWidth: '40ch' })],
  ['--weight', 'Peso', (fontWeight) => ({ fontWeight })],
  ['--tracking', 'Espacio entre letras', (letterSpacing) => ({ letterSpacing })],
]

/** The product's own sentences, since a scale is judged with real text. */
const sentences: Readonly<Record<string, string>> = {
  '--text-3xl': 'Bulones que sostienen la industria',
  '--text-2xl': 'Productos destacados',
  '--text-xl': 'Bulón cabeza hexagonal',
  '--text-lg': 'Elementos de fijación para la industria, la obra y el agro',
  '--text-md': 'Fabricamos en planta propia y entregamos en todo el país, con remito y certificado de cada partida.',
  '--text-sm': 'M12 x 50 · Caja x 50 · 7 791234 000018',
  '--text-note': 'Tamaño recomendado: 586x1400',
  '--text-xs': 'Los cambios se ven en todas las pestañas.',
}

const Type = () => (
  <Page
    title="Tipografía"
    intro="Archivo, variable, alojada en el sitio. Los tamaños grandes crecen con la ventana; los números de códigos y tablas llevan cifras de un mismo ancho."
  >
    {sizes.toReversed().map(({ name, value }) => (
      <section key={name}>
        <p style={{ fontSize: `var(${name})`, lineHeight: 'var(--leading-snug)' }}>{sentences[name]}</p>
        <p className={styles.code}>
          {name}: {value}
        </p>
      </section>
    ))}
    {ways.map(([prefix, title, style]) => (
      <section key={prefix} className={styles.samples}>
        <SectionHeading title={title} />
        {commonTokens(css)
          .filter(({ name }) => name.startsWith(prefix))
          .map(({ name, value }) => (
            <div key={name}>
              <p style={style(`var(${name})`)}>{sentences['--text-md']}</p>
              <p className={styles.code}>
                {name}: {value}
              </p>
            </div>
          ))}
      </section>
    ))}
    <section>
      <p style={{ fontVariantNumeric: 'tabular-nums' }}>
        7791234000018
        <br />
        7791111111111
      </p>
      <p className={styles.code}>font-variant-numeric: tabular-nums</p>
    </section>
  </Page>
)

const meta = preview.meta({ component: Type, title: 'Fundamentos/Tipografía' })

export const Escala = meta.story({ name: 'Escala (type, letra, font)' })
export const SobreOscuro = meta.story({ ...ofRelease, name: 'Sobre oscuro', decorators: [onDark] })
