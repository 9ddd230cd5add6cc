import { hasUnsavedElsewhere, useDirty } from '../../state/dirty.ts'
import { embedded } from '../mode.ts'
import { useTrouble } from './trouble.ts'
import { Kept } from './KeptNotice.tsx'
import { NoticeStack } from './Notice.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { OutboxNotice } from './OutboxNotice.tsx'
import { PreparingNotice } from './PreparingNotice.tsx'
import { ReadyNotice } from './ReadyNotice.tsx'
import { SparingNotice } from './SparingNotice.tsx'
import { StorageNotice } from './StorageNotice.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'
import { useOnline } from './use-online.ts'
import { useWorkerNews } from './worker-news.ts'

/** Everything the app has to say about itself right now. */
export function Notices() {
  const { preparing, applyUpdate, updateHeld, missing, ready, sparing } = useWorkerNews()
  const { storageFull } = useTrouble()
  const { forms } = useDirty()
  const online = useOnline()
  return (
    <NoticeStack>
      {preparing && <PreparingNotice />}
      <Kept />
      <OutboxNotice />
      {!online && <OfflineNotice embedded={embedded} incomplete={missing !== 0} />}
      {storageFull && <StorageNotice onClose={() => useTrouble.setState({ storageFull: false })} />}
      {ready && <ReadyNotice missing={missing ?? 0} onClose={() => useWorkerNews.setState({ ready: false })} />}
      {sparing && <SparingNotice onClose={() => useWorkerNews.setState({ sparing: false })} />}
      {applyUpdate && (
        <UpdateNotice
          unsaved={unsavedWhere(forms, updateHeld)}
          onApply={() => void update(applyUpdate)}
          onLater={() => useWorkerNews.setState({ applyUpdate: null })}
        />
      )}
    </NoticeStack>
  )
}

/** An update reloads every tab: none of them may lose a form by it. */
const update = async (apply: () => void) => {
  const updateHeld = await hasUnsavedElsewhere()
  useWorkerNews.setState({ updateHeld })
  if (!updateHeld) apply()
}

const unsavedWhere = (forms: number, elsewhere: boolean) => {
  if (elsewhere) return 'elsewhere'
  return forms > 0 ? 'here' : undefined
}
