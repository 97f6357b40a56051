import { useEffect } from 'react'

/**
 * Asks before a link or the browser leaves the page with unsaved edits. Link clicks are caught in the capture phase:
 * React Router's own blocker would add to the script of every public page.
 */
export const useLeaveGuard = (unsaved: boolean, question: string): void => {
  useEffect(() => {
    if (!unsaved) return
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || link?.target === '_blank'
      if (!link || opensElsewhere || link.pathname === window.location.pathname) return
      if (window.confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('click', onClick, true)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [unsaved, question])
}
