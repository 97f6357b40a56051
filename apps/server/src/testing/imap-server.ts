import { createServer, type Socket } from 'node:net'

type Stored = { uid: number; raw: Buffer; at: Date }

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const dateOf = (at: Date) =>
  `${String(at.getUTCDate()).padStart(2, '0')}-${months[at.getUTCMonth()]}-${at.getUTCFullYear()} 00:00:00 +0000`

const quoted = (text: string) => `"${text.replace(/[\r\n"\\]/g, '_')}"`
const headerIn = (raw: Buffer, name: string): string =>
  new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(raw.toString('latin1', 0, 20_000))?.[1]?.trim() ?? ''

const envelopeOf = (raw: Buffer): string => {
  const [, local = 'nobody', domain = 'nowhere.test'] = /([^\s<>@]+)@([^\s<>@]+)/.exec(headerIn(raw, 'From')) ?? []
  const from = `((NIL NIL ${quoted(local)} ${quoted(domain)}))`
  return `(NIL ${quoted(headerIn(raw, 'Subject'))} ${from} ${from} ${from} NIL NIL NIL NIL NIL)`
}

/** An IMAP server on loopback with one folder, with what a reader needs (RFC 3501). */
export const imapServer = async (login = { user: 'stay@cove.example', password: 'open sesame' }) => {
  let emails: Stored[] = []
  let uidValidity = 1
  let nextUid = 1
  const commands: string[] = []
  const sockets = new Set<Socket>()

  const wanted = (set: string): Stored[] => {
    const ranges = set.split(',').map((part) => part.split(':'))
    const last = emails.at(-1)?.uid ?? 0
    const inRange = (uid: number, [from = '', to = from]: string[]) => {
      const [low, high] = [from, to].map((one) => (one === '*' ? last : Number(one))).sort((a, b) => a - b)
      return uid >= (low ?? 0) && uid <= (high ?? 0)
    }
    return emails.filter(({ uid }) => ranges.some((range) => inRange(uid, range)))
  }

  const answer = (socket: Socket, line: string) => {
    const [tag = '', verb = '', ...rest] = line.split(' ')
    const say = (text: string) => socket.write(`${text}\r\n`)
    const ok = (text = 'done') => say(`${tag} OK ${text}`)
    const command = verb.toUpperCase() === 'UID' ? `UID ${rest[0]?.toUpperCase()}` : verb.toUpperCase()
    commands.push(command)
    switch (command) {
      case 'CAPABILITY':
        say('* CAPABILITY IMAP4rev1')
        return ok()
      case 'LOGIN': {
        const given = rest.join(' ').replaceAll('"', '')
        if (given !== `${login.user} ${login.password}`) return say(`${tag} NO [AUTHENTICATIONFAILED] wrong login`)
        return ok('[CAPABILITY IMAP4rev1] welcome')
      }
      case 'LIST':
        if (rest[1] === '""') say('* LIST (\\Noselect) "/" ""')
        else if (/^"?inbox"?$/i.test(rest[1] ?? '')) say('* LIST (\\HasNoChildren) "/" "INBOX"')
        return ok()
      case 'SELECT':
      case 'EXAMINE':
        if (!/inbox/i.test(rest.join(' '))) return say(`${tag} NO [NONEXISTENT] no such folder`)
        say(`* ${emails.length} EXISTS`)
        say('* 0 RECENT')
        say('* FLAGS (\\Seen)')
        say(`* OK [UIDVALIDITY ${uidValidity}] valid`)
        say(`* OK [UIDNEXT ${nextUid}] next`)
        return ok('[READ-ONLY] open')
      case 'UID SEARCH': {
        const [, set] = /UID ([\d:*,]+)/i.exec(rest.slice(1).join(' ')) ?? []
        say(`* SEARCH ${(set ? wanted(set) : emails).map(({ uid }) => uid).join(' ')}`)
        return ok()
      }
      case 'UID FETCH': {
        const query = rest.slice(2).join(' ')
        for (const { uid, raw, at } of wanted(rest[1] ?? '')) {
          const start = `* ${emails.findIndex((one) => one.uid === uid) + 1} FETCH (UID ${uid}`
          if (/BODY/i.test(query)) {
            socket.write(`${start} BODY[] {${raw.length}}\r\n`)
            socket.write(raw)
            say(')')
          } else say(`${start} RFC822.SIZE ${raw.length} INTERNALDATE "${dateOf(at)}" ENVELOPE ${envelopeOf(raw)})`)
        }
        return ok()
      }
      case 'LOGOUT':
        say('* BYE')
        ok()
        return socket.end()
      default:
        return ok()
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let rest = ''
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line) answer(socket, line)
    })
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    login,
    /** What readers sent; nothing in it may change the folder. */
    commands,
    deliver: (...raws: (string | Buffer)[]) => {
      for (const raw of raws) emails.push({ uid: nextUid++, raw: Buffer.from(raw as string), at: new Date() })
    },
    /** Renumbers the folder, as after a move to another server. */
    renumber: () => {
      uidValidity += 1
      nextUid = 1
      emails = emails.map((email) => ({ ...email, uid: nextUid++ }))
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
