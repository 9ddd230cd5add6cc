import { placed } from '../placed.ts'
import styles from './Enviado.module.css'

const address = /(https?:\/\/\S+)/

const briefly = (url: string): string => (URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : url)

/** A text as it was written; its links lead somewhere, however long they are. */
export const Words = ({ children }: { children: string }) => {
  const text = children.replaceAll(/^\n+|\s+$/g, '')
  if (text === '') return null
  return (
    <p className={styles.words}>
      {placed(text.split(address)).map(({ thing, place }) =>
        address.test(thing) ? (
          <a key={place} href={thing} target="_blank" rel="noopener noreferrer">
            {briefly(thing)}
          </a>
        ) : (
          thing
        ),
      )}
    </p>
  )
}
