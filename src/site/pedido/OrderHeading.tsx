import { headingLines, type Heading } from './heading.ts'
import styles from './PedidoPage.module.css'

/** The heading of an order, as in its text. */
export const OrderHeading = ({ heading }: { heading: Heading }) => (
  <p className={styles.heading}>
    {headingLines(heading).map((line) => (
      <span key={line}>{line}</span>
    ))}
  </p>
)
