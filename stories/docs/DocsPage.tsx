import { ArgTypes, Controls, DocsContext, Primary, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { use, useEffect, useState, type ComponentType } from 'react'
import parts from 'virtual:parts'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { cx } from '#ui/cx.ts'
import { BadExample } from './bad-examples.tsx'
import { pages, type PartsPage } from './pages.ts'
import { ScreenPage } from './ScreenPage.tsx'
import type { Part } from './parts.ts'
import styles from './docs.module.css'

const modules = import.meta.glob<Record<string, unknown>>([
  '../../src/ui/**/*.tsx',
  '../../src/panel/kit/**/*.tsx',
  '!**/icons/**',
])

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)

const hasProps = (component: ComponentType): boolean => {
  const docgen: unknown = Reflect.get(component, '__docgenInfo')
  return typeof docgen === 'object' && docgen !== null && 'props' in docgen
}

/** The component itself; its types make the table of its props. */
const useComponent = ({ file, name }: Part): ComponentType | undefined => {
  const [component, setComponent] = useState<{ found: ComponentType }>()
  useEffect(() => {
    const load = async () => {
      const module = await modules[`../../${file}`]?.()
      const found = module?.[name] ?? module?.['default']
      if (isComponent(found)) setComponent({ found })
    }
    void load()
  }, [file, name])
  return component?.found
}

const PartSection = ({ part }: { part: Part }) => {
  const component = useComponent(part)
  const { name, file, says, usedBy } = part
  return (
    <section className={styles.part}>
      <h3 className={styles.big}>{name}</h3>
      <p lang="en">{says}</p>
      <p className={styles.code}>{file}</p>
      {component && hasProps(component) && (
        <div className={styles.table}>
          <ArgTypes of={component} />
        </div>
      )}
      <details>
        <summary>{usedBy.length === 1 ? 'La usa 1 archivo' : `La usan ${usedBy.length} archivos`}</summary>
        <ul className={cx(styles.users, styles.code)}>
          {usedBy.map((user) => (
            <li key={user}>{user.replace(/^src\//, '')}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}

const Explained = ({ title, page }: { title: string; page: PartsPage }) => (
  <Unstyled>
    <div className={styles.page}>
      <h1>{title.split('/').at(-1)}</h1>
      <p className={styles.lead}>{page.what}</p>
      <section>
        <SectionHeading title="Así" />
        <p>{page.good}</p>
        <div className={styles.example}>
          <Primary />
        </div>
        <div className={styles.table}>
          <Controls />
        </div>
      </section>
      <section>
        <SectionHeading title="Así no" />
        <p>{page.bad}</p>
        <div className={cx(styles.example, styles.wrong)}>
          <div className={styles.sample}>
            <BadExample of={title} />
          </div>
        </div>
      </section>
      <section>
        <SectionHeading title="Sin mouse, sin ver" />
        <dl className={styles.facts}>
          <dt>Teclado</dt>
          <dd>{page.keyboard}</dd>
          <dt>Lector de pantalla</dt>
          <dd>{page.reader}</dd>
        </dl>
      </section>
      <section>
        <SectionHeading title="En el código" />
        {parts
          .filter(({ file }) => page.of.includes(file))
          .map((part) => (
            <PartSection key={`${part.file} ${part.name}`} part={part} />
          ))}
      </section>
    </div>
  </Unstyled>
)

/** The docs page of a part: the docs in its code, and those in `pages.ts`. Of a screen: its states. */
export default function DocsPage() {
  const { csfFile } = useOf('meta', ['meta'])
  const stories = use(DocsContext).componentStories()
  const { title } = csfFile.meta
  const page = pages[title]
  if (page) return <Explained title={title} page={page} />
  const states = stories.map(({ id, name, storyGlobals }) => ({ id, name, width: storyGlobals['viewport']?.value }))
  return (
    <Unstyled>
      <ScreenPage title={title.split('/').at(-1) ?? title} states={states} />
    </Unstyled>
  )
}
