import { reportBug } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'

export type Fault = { source: string; message: string }

/** Apart from the listeners, which every page loads: the API's shapes weigh more than the page. */
export const reportFault = async ({ source, message }: Fault): Promise<void> => {
  await api(reportBug, {
    body: {
      location: location.pathname.slice(0, 2_000),
      visibility: document.hidden ? 'background' : 'foreground',
      source: source.slice(0, 500),
      message: (message || 'Unknown').slice(0, 2_000),
    },
  })
}
