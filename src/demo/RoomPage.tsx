import { useSyncExternalStore } from 'react'
import { tabTitle } from '../brand.ts'
import { Room } from './Room.tsx'
import styles from './RoomPage.module.css'

const subscribe = (listen: () => void) => {
  addEventListener('hashchange', listen)
  return () => removeEventListener('hashchange', listen)
}

/** The room as a page: its address names the tool. */
export default function RoomPage() {
  const tool = useSyncExternalStore(subscribe, () => location.hash.slice(1))
  return (
    <div className={styles.page} data-sala="pagina">
      <title>{tabTitle('Sala de revisión')}</title>
      <h1 className={styles.title}>Sala de revisión</h1>
      <Room
        tool={tool}
        onOpen={(id) => {
          location.hash = id
        }}
      />
    </div>
  )
}
