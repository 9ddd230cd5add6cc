import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './Review.module.css'
import { toolOf, tools } from './tools.ts'

type ReviewProps = {
  /** The open tool; without one, the menu alone. */
  tool: string | null
  onOpen: (id: string) => void
}

/** The review tools, one at a time, within the sheet or a page of their own. */
export function Review({ tool, onOpen }: ReviewProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const open = toolOf(tool)
  return (
    <QueryClientProvider client={client}>
      <div className={styles.review}>
        <nav aria-label="Herramientas" className={styles.menu}>
          {tools.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              className={styles.entry}
              aria-current={id === open?.id ? 'page' : undefined}
              onClick={() => onOpen(id)}
            >
              {title}
            </button>
          ))}
        </nav>
        <div className={styles.tool}>
          {open ? (
            <Suspense key={open.id} fallback={<Skeleton />}>
              <p className={styles.what}>{open.what}</p>
              <open.Tool />
            </Suspense>
          ) : (
            <dl className={styles.index}>
              {tools.map(({ id, title, what }) => (
                <div key={id}>
                  <dt>
                    <button type="button" className={styles.way} onClick={() => onOpen(id)}>
                      {title}
                    </button>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </QueryClientProvider>
  )
}
