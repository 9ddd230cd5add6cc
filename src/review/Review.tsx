import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { correos } from '#panel/sections/correos/section.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Act, Small } from './parts.tsx'
import parts from './parts.module.css'
import { panelPath } from './screens/screen.ts'
import { findTool, tools } from './tools.ts'

/** The tools' data lies in this browser: no network is needed, and a second attempt reads the same. */
export const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })

type ReviewProps = {
  /** The open tool; without one, the menu alone. */
  tool: string | null
  onOpen: (id: string) => void
}

const MenuItem = ({ description, children }: { description: string; children: ReactNode }) => (
  <div>
    <dt>
      <b>{children}</b>
    </dt>
    <dd className={parts.soft}>{description}</dd>
  </div>
)

/** The review tools, one at a time, within the sheet or a page of their own. */
export function Review({ tool, onOpen }: ReviewProps) {
  const [client] = useState(newClient)
  const open = findTool(tool)
  return (
    <QueryClientProvider client={client}>
      <div className={parts.review}>
        <nav aria-label="Herramientas" className={parts.wide}>
          {tools.map(({ id, title }) => (
            <Small key={id} aria-current={id === open?.id ? 'page' : undefined} onClick={() => onOpen(id)}>
              {title}
            </Small>
          ))}
        </nav>
        {open ? (
          <div className={parts.stack}>
            <Suspense key={open.id} fallback={<Skeleton />}>
              <p className={parts.soft}>{open.description}</p>
              <open.Tool />
            </Suspense>
          </div>
        ) : (
          <dl className={parts.stack}>
            {tools.map(({ id, title, description }) => (
              <MenuItem key={id} description={description}>
                <Act onClick={() => onOpen(id)}>{title}</Act>
              </MenuItem>
            ))}
            <MenuItem description="Lo que se envió, como lo lee quien lo recibe. Hace falta entrar como administrador: admin / admin1234.">
              <a href={panelPath(correos.list)} className={parts.act}>
                Correos del panel
              </a>
            </MenuItem>
          </dl>
        )}
      </div>
    </QueryClientProvider>
  )
}
