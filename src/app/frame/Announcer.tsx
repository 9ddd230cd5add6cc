import { useAnnouncement } from '#ui/announce.ts'

export function Announcer() {
  const { text } = useAnnouncement()
  return (
    <div aria-live="polite" className="visually-hidden">
      {text}
    </div>
  )
}
