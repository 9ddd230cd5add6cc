import { useMemo } from 'react'
import { company } from '../../brand.ts'
import { letterHtml, letterLogo, oneLine } from '../../contract/letter.ts'
import styles from './mensaje.module.css'

const paper = { name: company.name, accent: 'var(--accent)', logo: letterLogo }

type LetterProps = {
  label: string
  asunto: string
  texto: string
  leave?: string
  isLink?: (url: string) => boolean
}

/** Links lead nowhere, since a draft may lie behind the letter. */
const stand = (letter: HTMLElement | null): void => letter?.addEventListener('click', (event) => event.preventDefault())

/** A letter as its reader sees it, by the server's own function. */
export function Letter({ label, asunto, ...written }: LetterProps) {
  const html = letterHtml({ ...written, paper })
  const markup = useMemo(() => ({ __html: html }), [html])
  return (
    <article className={styles.mail} data-ground="light" aria-label={label} ref={stand}>
      <h3>{oneLine(asunto)}</h3>
      <div className={styles.paper} dangerouslySetInnerHTML={markup} />
    </article>
  )
}
