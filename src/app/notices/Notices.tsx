import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useCut } from '#api/drift.ts'
import { cachedReads, cachedSince } from '#api/cached.ts'
import { hasUnsavedElsewhere, useDirty } from '#state/dirty.ts'
import { useOutbox } from '#state/outbox/use-outbox.ts'
import { embedded } from '#state/mode.ts'
import { cutOnScreen, describeCut } from './cut-list.ts'
import { useTrouble } from './trouble.ts'
import {
  CutNotice,
  CachedNotice,
  OfflineNotice,
  PreparingNotice,
  ReadyNotice,
  SentNotice,
  SparingNotice,
  UpdateNotice,
  WaitingNotice,
} from './messages.tsx'
import { NoticeStack } from './Notice.tsx'
import { StorageNotice } from './StorageNotice.tsx'
import { useWorkerNews } from './worker-news.ts'

export function Notices() {
  const { preparing, applyUpdate, updateHeld, missing, ready, sparing } = useWorkerNews()
  const { storageFull } = useTrouble()
  const { forms } = useDirty()
  const online = useSyncExternalStore(onConnection, () => navigator.onLine)
  return (
    <NoticeStack>
      {preparing && <PreparingNotice />}
      <Cached />
      <Cut />
      <Outbox />
      {!online && <OfflineNotice embedded={embedded} incomplete={missing !== 0} />}
      {embedded && storageFull && <StorageNotice onClose={() => useTrouble.setState({ storageFull: false })} />}
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

const onConnection = (onChange: () => void) => {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** An update reloads every tab, so it waits while any tab has an unsaved form. */
const update = async (apply: () => void) => {
  const updateHeld = await hasUnsavedElsewhere()
  useWorkerNews.setState({ updateHeld })
  if (!updateHeld) apply()
}

const unsavedWhere = (forms: number, elsewhere: boolean) => {
  if (elsewhere) return 'elsewhere'
  return forms > 0 ? 'here' : undefined
}

/** The date of the oldest cached answer on screen; undefined where all answers are fresh. ISO dates sort as texts. */
const oldestOnScreen = (client: QueryClient): string | undefined =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap((query) => cachedSince(query.meta?.['url']) ?? [])
    .toSorted()[0]

function Cached() {
  const client = useQueryClient()
  const oldest = () => oldestOnScreen(client)
  const since = useSyncExternalStore((onChange) => {
    const stops = [client.getQueryCache().subscribe(onChange), cachedReads.subscribe(onChange)]
    return () => {
      for (const stop of stops) stop()
    }
  }, oldest)
  return since === undefined ? null : <CachedNotice since={since} />
}

function Cut() {
  const client = useQueryClient()
  const cut = useCut()
  const query = useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(onChange),
    () => cutOnScreen(client, cut),
  )
  return (
    query && (
      <CutNotice
        shown={describeCut(query, cut)}
        onRetry={() => void client.invalidateQueries({ queryKey: query.queryKey })}
      />
    )
  )
}

/** Shows how many messages wait, and says when waiting messages were sent. */
function Outbox() {
  const { waiting, justSent } = useOutbox()
  return (
    <>
      {justSent && <SentNotice onClose={() => useOutbox.setState({ justSent: false })} />}
      {waiting.length > 0 && <WaitingNotice count={waiting.length} />}
    </>
  )
}
