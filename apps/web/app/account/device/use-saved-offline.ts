import type { AssetRecord, PayloadRecord } from '@porchlight/offline'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUser } from '#app/lib/session.ts'
import type { StoredPage } from '#app/lib/stored/messages.ts'
import { askWorker } from '#app/lib/stored/worker-link.ts'

export type FilePage = { currentPage: number; numberPages: number; data: readonly AssetRecord[] }
export type SavedOffline = {
  records: readonly PayloadRecord[]
  files: FilePage
  total: { files: number; bytes: number }
  pages: readonly StoredPage[]
}

/** The query parameter for the current page of files. */
export const filesPage = 'files'

/**
 * What is stored here for the signed-in person. Undefined until it is looked up, null if the browser stores nothing.
 */
export const useSavedOffline = () => {
  const user = useUser()
  const [search] = useSearchParams()
  const page = Number(search.get(filesPage) ?? 1) || 1
  const [state, setState] = useState<SavedOffline | null>()
  const [busy, setBusy] = useState(false)

  const open = useCallback(async () => {
    if (!user) return undefined
    // The storage code loads with the section, not with the page.
    const { ownOf } = await import('#app/lib/stored/hold-own.ts')
    return ownOf(
      String(user.id),
      user.roles.map(({ name }) => name),
    )
  }, [user])

  const look = useCallback(async () => {
    const own = await open()
    if (!own) return setState(null)
    const [records, files, total, pages = []] = await Promise.all([
      own.payloads.records(),
      own.assets.page(page),
      own.assets.total(),
      askWorker<StoredPage[]>({ kind: 'pages' }),
    ])
    setState({ records, files, total, pages })
  }, [open, page])

  useEffect(() => {
    void look()
    let quiet = () => {}
    let isHere = true
    void open().then((own) => {
      if (own && isHere) quiet = own.payloads.listen(() => void look())
    })
    return () => {
      isHere = false
      quiet()
    }
  }, [look, open])

  const refresh = async () => {
    setBusy(true)
    const own = await open()
    await own?.payloads.refresh({ force: true })
    await own?.assets.refresh({ force: true })
    await look()
    setBusy(false)
  }
  const clear = async () => {
    const own = await open()
    await Promise.all([own?.payloads.clear(), own?.assets.clear(), askWorker({ kind: 'forget' })])
    await look()
  }
  return { state, busy, refresh, clear }
}
