import styles from './DetailTitle.module.css'

/** The focus follows whoever chose a card: its list, and the card with it, is gone. */
const takeFocus = (title: HTMLHeadingElement | null) => title?.focus({ preventScroll: true })

/** Title and caption of a record in detail. */
export const DetailTitle = ({ title, caption }: { title: string; caption: string }) => (
  <header className={styles.header}>
    <h1 ref={takeFocus} tabIndex={-1} className={styles.title}>{title}</h1>
    {caption && <p className={styles.caption}>{caption}</p>}
  </header>
)
