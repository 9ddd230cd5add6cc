/** A list of so many names by react-virtual, once a button is clicked: what the panel's windowed list is measured against. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

function List({ count }: { count: number }) {
  const box = useRef<HTMLDivElement>(null)
  // The peer as it comes: the compiler leaves its component alone.
  // oxlint-disable-next-line react/incompatible-library
  const list = useVirtualizer({ count, getScrollElement: () => box.current, estimateSize: () => 40 })
  return (
    <div ref={box} style={{ height: '100vh', overflow: 'auto' }}>
      <ol style={{ position: 'relative', height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ key, index, start }) => (
          <li key={key} style={{ position: 'absolute', top: start }}>{`Producto ${index + 1}`}</li>
        ))}
      </ol>
    </div>
  )
}

function Page() {
  const [count, setCount] = useState(0)
  return count > 0 ? (
    <List count={count} />
  ) : (
    <button type="button" onClick={() => setCount(Number(location.hash.slice(1)))}>
      Abrir
    </button>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
