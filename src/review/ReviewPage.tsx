import { useSyncExternalStore } from 'react'
import { TabTitle } from '#ui/brand/TabTitle.tsx'
import { Review } from './Review.tsx'
import parts from './parts.module.css'

const subscribe = (listen: () => void) => {
  addEventListener('hashchange', listen)
  return () => removeEventListener('hashchange', listen)
}

/** The review tools as a page: its address names the tool. */
export default function ReviewPage() {
  const tool = useSyncExternalStore(subscribe, () => location.hash.slice(1))
  return (
    <div className={parts.page} data-review="pagina">
      <TabTitle>Sala de revisión</TabTitle>
      <h1>Sala de revisión</h1>
      <Review
        tool={tool}
        onOpen={(id) => {
          location.hash = id
        }}
      />
    </div>
  )
}
