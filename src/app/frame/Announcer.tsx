import { create } from 'zustand'

const useAnnouncement = create(() => ({ text: '' }))

/** Says where a navigation led, to screen readers. */
export const announce = (text: string): void => useAnnouncement.setState({ text })

export function Announcer() {
  const { text } = useAnnouncement()
  return (
    <div aria-live="polite" className="visually-hidden">
      {text}
    </div>
  )
}
