import { useState, type ReactNode } from 'react'
import { Field, TextInput } from '../../src/ui/Field.tsx'
import { SectionHeading } from '../../src/ui/SectionHeading.tsx'
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
  return { copy, said: copied && <p role="status">Copiado: {copied}</p> }
}
