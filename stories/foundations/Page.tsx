import { useState, type ReactNode } from 'react'
import { Field, TextInput } from '#ui/Field.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { TableScroll } from '#ui/TableScroll.tsx'
import styles from './foundations.module.css'

type PageProps = { title: string; intro: ReactNode; children: ReactNode }

/** A page of the foundations: an introduction, then the samples. */
export const Page = ({ title, intro, children }: PageProps) => (
  <main className={styles.page}>
    <header className={styles.intro}>
      <SectionHeading as="h1" title={title} />
      <p>{intro}</p>
    </header>
    {children}
  </main>
)

type FactsProps = {
  label: string
  heads?: readonly string[]
  /** Each row by a key of its own; its first cell names it. */
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[]
}

/** A table, which scrolls by itself. */
export const Facts = ({ label, heads, rows }: FactsProps) => (
  <TableScroll label={label}>
    <table className={styles.table}>
      {heads && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([key, name, ...cells]) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={heads?.[at + 1] ?? at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </TableScroll>
)

type SearchProps = { label: string; value: string; onChange: (value: string) => void; hint: string }

/** The search box of a page. */
export const Search = ({ label, value, onChange, hint }: SearchProps) => (
  <Field label={label} hint={hint}>
    <TextInput type="search" value={value} onChange={(event) => onChange(event.target.value)} />
  </Field>
)

/** Copies a text and says so. */
export const useCopied = () => {
  const [copied, setCopied] = useState('')
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }
  return { copy, notice: copied && <p role="status">Copiado: {copied}</p> }
}
