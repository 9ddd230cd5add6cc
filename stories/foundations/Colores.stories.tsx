import { useState } from 'react'
import { expect } from 'storybook/test'
import slideCss from '#site/home/Slide.module.css?raw'
import tileCss from '#site/videos/VideoTile.module.css?raw'
import css from '#ui/tokens.css?raw'
import preview from '../.storybook/preview.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { TableScroll } from '#ui/TableScroll.tsx'
import { Facts, Page, Search } from './Page.tsx'
import { leastContrast, veilsIn } from './measures.ts'
import { coloursOn, contrast, gradeOf, grounds, parsePalette, type Ground, type Role } from './tokens.ts'
import { isGround, isLine, matches, roleWords, wordsOf } from './words.ts'
import styles from './foundations.module.css'
import { ofRelease, ofTest } from '../widths.ts'

const palette = parsePalette(css)
const groundNames: Readonly<Record<Ground, string>> = {
  light: 'Sobre claro',
  dark: 'Sobre oscuro (cabecera, zona, pie)',
}

const Palette = ({ query }: { query: string }) => {
  const found = palette.filter(({ name, hex }) => matches(`${name} ${hex} ${wordsOf(name)}`, query))
  return (
    <ul className={styles.swatches} aria-label="Paleta">
      {found.map(({ name, hex }) => (
        <li key={name} className={styles.swatch}>
          <div className={styles.colour} style={{ background: hex }} />
          <div className={styles.facts}>
            <strong className={styles.code}>{hex}</strong>
            <span className={styles.code}>{name}</span>
            <span>{wordsOf(name)}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A role on a ground: its contrast, and a word for it. */
const Pairing = ({ role, ground }: { role: Role; ground: Role }) => {
  const ratio = contrast(role.hex, ground.hex)
  const grade = gradeOf(ratio)
  const isText = !isLine(role.name)
  return (
    <td>
      <span data-sample className={styles.chip} style={{ background: ground.hex, color: role.hex }} aria-hidden>
        {isText ? 'Aa 123' : '―――'}
      </span>
      <span className={styles.ratio}>
        {ratio.toLocaleString('es-AR', { maximumFractionDigits: 1 })} : 1 · {isText ? grade : 'no es texto'}
      </span>
    </td>
  )
}

const veils = [
  ['Portada', slideCss],
  ['Video', tileCss],
] as const

/** Texts over photographs: the least contrast that a veil leaves, on the worst picture there can be. */
const Veils = () => (
  <section>
    <SectionHeading title="Sobre fotografías" />
    <Facts
      label="Sobre fotografías"
      heads={['Velo', 'Blanco sobre velo negro', 'Negro sobre velo blanco']}
      rows={veils.flatMap(([place, sheet]) =>
        veilsIn(sheet).map((share) => {
          const [onBlack, onWhite] = (['black', 'white'] as const).map((veil) => {
            const ratio = leastContrast(share, veil)
            return `${ratio.toLocaleString('es-AR', { maximumFractionDigits: 1 })} : 1 · ${gradeOf(ratio)}`
          })
          return [`${place} ${share}`, `${place}, ${share} %`, onBlack, onWhite] as const
        }),
      )}
    />
  </section>
)

const Roles = ({ ground, query }: { ground: Ground; query: string }) => {
  const all = coloursOn(css, ground)
  // Buttons and marks stand on the accent.
  const below = all.filter(({ name }) => isGround(name) || name === '--accent')
  const found = all.filter((role) =>
    matches(`${role.name} ${role.takes} ${role.hex} ${wordsOf(role.takes)} ${roleWords[role.name] ?? ''}`, query),
  )
  if (found.length === 0) return null
  return (
    <section>
      <SectionHeading title={groundNames[ground]} />
      <TableScroll label={`Colores, ${groundNames[ground].toLowerCase()}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Papel</th>
              <th scope="col">Toma</th>
              <th scope="col">Para</th>
              {below.map(({ name }) => (
                <th key={name} scope="col">
                  Sobre <span className={styles.code}>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((role) => (
              <tr key={role.name}>
                <th scope="row" className={styles.code}>
                  {role.name}
                </th>
                <td className={styles.code}>
                  {role.takes} {role.hex}
                </td>
                <td>{roleWords[role.name]}</td>
                {below.map((under) =>
                  isGround(role.name) || role.name === under.name ? (
                    <td key={under.name}>—</td>
                  ) : (
                    <Pairing key={under.name} role={role} ground={under} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  )
}

/** The colours of the stylesheet. `query` is the initial search. */
const Colours = ({ query: start = '' }: { query?: string }) => {
  const [query, setQuery] = useState(start)
  const nothing =
    !palette.some(({ name, hex }) => matches(`${name} ${hex} ${wordsOf(name)}`, query)) &&
    !Object.entries(roleWords).some(([name, words]) => matches(`${name} ${words}`, query))
  return (
    <Page
      title="Colores"
      intro="Un solo acento, el rojo, sobre blanco, negro y grises de acero. Los componentes nombran el papel (--accent), nunca el color (--red): así todo se da vuelta sobre un fondo oscuro. Donde dice «nunca para texto», el color sirve de fondo, línea o figura, no de letra."
    >
      <Search
        label="Buscar un color"
        value={query}
        onChange={setQuery}
        hint="Por nombre, en español o inglés, por hex o por su uso: rojo, red, #e8, enlaces."
      />
      {nothing ? (
        <p role="status">No hay ningún color que se llame «{query}». Probá con rojo, gris, acento o un hex.</p>
      ) : null}
      <Palette query={query} />
      {grounds.map((ground) => (
        <Roles key={ground} ground={ground} query={query} />
      ))}
      {query === '' && <Veils />}
    </Page>
  )
}

const meta = preview.meta({
  ...ofRelease,
  component: Colours,
  title: 'Fundamentos/Colores',
  // The samples include combinations that are not for reading.
  parameters: { a11y: { context: { exclude: ['[data-sample]'] } } },
})

export const Todos = meta.story({ ...ofTest, name: 'Todos (paleta, hex, color, contraste)' })
export const Rojo = meta.story({
  ...ofTest,
  name: 'Rojo, acento (red, accent) · #e8112d',
  args: { query: '#e8112d' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('#e8112d')[0]).toBeVisible()
    await expect(canvas.getAllByText(/nunca para texto|solo grande|AA/).length).toBeGreaterThan(1)
  },
})
export const RojoProfundo = meta.story({ name: 'Rojo profundo (deep red) · #b80d23', args: { query: 'rojo profundo' } })
export const RojoBrillante = meta.story({
  name: 'Rojo brillante (bright red) · #ff5c6c',
  args: { query: 'rojo brillante' },
})
export const Verde = meta.story({ name: 'Verde, éxito (green, success) · #146c43', args: { query: '#146c43' } })
export const VerdeBrillante = meta.story({
  name: 'Verde brillante (bright green) · #5cc98f',
  args: { query: 'verde brillante' },
})
export const Negro = meta.story({ name: 'Negro (black) · #000000', args: { query: 'negro' } })
export const Blanco = meta.story({ name: 'Blanco (white) · #ffffff', args: { query: 'blanco' } })
export const Grises = meta.story({ name: 'Grises de acero (grey, gray, steel)', args: { query: 'gris' } })
export const NoHay = meta.story({
  ...ofTest,
  name: 'Uno que no hay',
  args: { query: 'turquesa' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No hay ningún color')
  },
})
