import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './Room.module.css'
import { toolOf, tools } from './tools.ts'

type RoomProps = {
  /** The tool that is open; the menu alone without it. */
  tool: string | null
  onOpen: (id: string) => void
}

/** The review room: one tool at a time. The sheet and the page put it where it goes. */
export function Room({ tool, onOpen }: RoomProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const open = toolOf(tool)
  return (
    <QueryClientProvider client={client}>
      <div className={styles.room}>
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
