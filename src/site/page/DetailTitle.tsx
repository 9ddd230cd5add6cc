import styles from './DetailTitle.module.css'

/** The card that was clicked has gone with its list. */
const takeFocus = (title: HTMLHeadingElement | null) => title?.focus({ preventScroll: true })

type DetailTitleProps = { title: string; caption: string; tag?: string; opened: boolean }

export const DetailTitle = ({ title, caption, tag, opened }: DetailTitleProps) => (
  <header className={styles.header}>
    {tag && <p className={styles.tag}>{tag}</p>}
    <h1 ref={opened ? takeFocus : undefined} tabIndex={-1} className={styles.title}>
      {title}
    </h1>
    {caption && <p className={styles.caption}>{caption}</p>}
  </header>
)
