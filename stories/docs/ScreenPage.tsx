import { cx } from '#ui/cx.ts'
import styles from './docs.module.css'

export interface State {
  readonly id: string
  readonly name: string
  /** The name of a width of `stories/widths.ts`; none means the desk's. */
  readonly width?: unknown
}

/** The permissions of a story while it runs; a dialog or a download of a play stays within. */
const alive = 'allow-scripts allow-same-origin allow-forms'

/** The docs page of a screen: its states under one another, each a story that runs in a page of its own once it is scrolled to. */
export const ScreenPage = ({ title, states }: { title: string; states: readonly State[] }) => (
  <div className={styles.page}>
    <h1>{title}</h1>
    {states.map(({ id, name, width }) => (
      <section key={id}>
        <h2>
          <a href={`?path=/story/${id}`} target="_top">
            {name}
          </a>
        </h2>
        <div className={cx(styles.window, width === 'phone' && styles.phone)}>
          <iframe loading="lazy" sandbox={alive} title={name} src={`iframe.html?id=${id}&viewMode=story`} />
        </div>
      </section>
    ))}
  </div>
)
