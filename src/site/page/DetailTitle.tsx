import styles from './DetailTitle.module.css'

/** The focus follows whoever chose a card: its list, and the card with it, is gone. */
const takeFocus = (title: HTMLHeadingElement | null) => title?.focus({ preventScroll: true })

type DetailTitleProps = { title: string; caption: string; tag?: string }

/** Title and caption of a record in detail; what it is filed under, where it says so. */
export const DetailTitle = ({ title, caption, tag }: DetailTitleProps) => (
  <header className={styles.header}>
    {tag && <p className={styles.tag}>{tag}</p>}
    <h1 ref={takeFocus} tabIndex={-1} className={styles.title}>
      {title}
    </h1>
    {caption && <p className={styles.caption}>{caption}</p>}
  </header>
)
