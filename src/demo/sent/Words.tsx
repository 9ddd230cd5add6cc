import styles from './Enviado.module.css'

const address = /(https?:\/\/\S+)/

const briefly = (url: string): string => URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : url

/** A text as it was written; its links lead somewhere, however long they are. */
export const Words = ({ children }: { children: string }) => {
  const text = children.replaceAll(/^\n+|\s+$/g, '')
  if (text === '') return null
  return (
    <p className={styles.words}>
      {text.split(address).map((part, at) => address.test(part)
        // What a link is is its place in the text.
        ? <a key={String(at)} href={part} target="_blank" rel="noopener noreferrer">{briefly(part)}</a> : part)}
    </p>
  )
}
