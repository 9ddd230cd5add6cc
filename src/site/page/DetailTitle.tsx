import styles from './DetailTitle.module.css'

/** Takes the focus, since the card that was clicked has gone with its list. */
const takeFocus = (title: HTMLHeadingElement | null) => title?.focus({ preventScroll: true })

type DetailTitleProps = { title: string; caption: string; tag?: string }

export const DetailTitle = ({ title, caption, tag }: DetailTitleProps) => (
  <header className={styles.header}>
    {tag && <p className={styles.tag}>{tag}</p>}
    <h1 ref={takeFocus} tabIndex={-1} className={styles.title}>
      {title}
    </h1>
    {caption && <p className={styles.caption}>{caption}</p>}
  </header>
)
