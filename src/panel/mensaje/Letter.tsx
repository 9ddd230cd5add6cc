import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read } from '#api/queries.ts'
import { obtenerLogos } from '#contract/logos.ts'
import { letterHtml, letterLogo, oneLine } from '#contract/letter.ts'
import { useMarca, useSavedMarca } from '#ui/brand/marca.ts'
import { getServedUrl } from '#ui/media-url.ts'
import styles from './mensaje.module.css'

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
  const { nombre } = useMarca()
  const savedMarca = useSavedMarca()
  const { data: logos } = useQuery({ ...read(obtenerLogos, {}), enabled: savedMarca !== undefined })
  const logo = savedMarca ? logos?.navbar && getServedUrl(logos.navbar) : letterLogo
  const html = letterHtml({ ...written, paper: { name: nombre, accent: 'var(--accent)', logo: logo ?? '' } })
  const markup = useMemo(() => ({ __html: html }), [html])
  return (
    <article className={styles.mail} data-ground="light" aria-label={label} ref={stand}>
      <h3>{oneLine(asunto)}</h3>
      <div className={styles.paper} dangerouslySetInnerHTML={markup} />
    </article>
  )
}
