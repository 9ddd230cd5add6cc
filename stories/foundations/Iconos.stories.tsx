import { useState } from 'react'
import { expect, spyOn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import * as panelIcons from '#panel/kit/icons.tsx'
import * as icons from '#ui/icons/index.tsx'
import * as more from '#ui/icons/more.tsx'
import { iconWords } from './icon-words.ts'
import { Page, Search, useCopied } from './Page.tsx'
import { matches } from './words.ts'
import styles from './foundations.module.css'

const sets = [
  ['ui/icons/index.tsx', icons],
  ['ui/icons/more.tsx', more],
  ['panel/kit/icons.tsx', panelIcons],
] as const
const all = sets.flatMap(([file, set]) => Object.entries(set).map(([name, Icon]) => ({ file, name, Icon })))

/** Every icon of the product; a click copies its import. */
const Icons = ({ query: start = '' }: { query?: string }) => {
  const [query, setQuery] = useState(start)
  const { copy, notice } = useCopied()
  const found = all.filter(({ name, file }) =>
    matches(`${name.replaceAll(/(?=[A-Z])/g, ' ')} ${name} ${iconWords[name]} ${file}`, query),
  )
  return (
    <Page title="Íconos" intro="Solo los que se usan. Al tocar uno se copia la línea que lo importa.">
      <Search
        label="Buscar un ícono"
        value={query}
        onChange={setQuery}
        hint="Por lo que muestra o su nombre en el código: teléfono, flecha, close."
      />
      {notice}
      {found.length === 0 && <p role="status">Ningún ícono se llama «{query}».</p>}
      <ul className={styles.icons} aria-label="Íconos">
        {found.map(({ file, name, Icon }) => (
          <li key={`${file} ${name}`}>
            <button
              type="button"
              className={styles.icon}
              onClick={() => void copy(`import { ${name} } from 'src/${file}'`)}
            >
              <Icon />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Page>
  )
}

const meta = preview.meta({ component: Icons, title: 'Fundamentos/Íconos' })

export const Todos = meta.story({ name: 'Todos (iconos, icons)' })
export const SeCopia = meta.story({
  name: 'Se copia al tocarlo',
  args: { query: 'close' },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent("import { Close } from 'src/ui/icons")
  },
})
export const PorSuNombre = meta.story({
  name: 'Buscado en castellano: teléfono',
  args: { query: 'teléfono' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['Phone'])
  },
})
