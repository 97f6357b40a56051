import { type Bindings, type DestinationStream, type LoggerOptions, type Logger as PinoLogger, pino } from 'pino'
import { redact, redactText } from './redact.ts'

export type Logger = PinoLogger
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

type Line = { time: string; level: string; msg?: string } & Record<string, unknown>
type Stack = { stack?: string }

const colors: Record<string, number> = { fatal: 35, error: 31, warn: 33, info: 32, debug: 36, trace: 90 }

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function readable(text: string): string {
  const { time, level, msg, pid, hostname, error, err, ...rest } = JSON.parse(text) as Line
  const fields = Object.entries(rest).map(([name, value]) => ` \x1b[90m${name}=\x1b[0m${shown(value)}`)
  const stack = ((error ?? err) as Stack | undefined)?.stack
  const head = `\x1b[90m${time.slice(11, 19)}\x1b[0m \x1b[${colors[level] ?? 0}m${level.padEnd(5)}\x1b[0m ${msg ?? ''}`
  return `${head}${fields.join('')}${stack ? `\n${stack}` : ''}\n`
}

const toTerminal: DestinationStream = { write: (line) => void process.stdout.write(readable(line)) }

const options: LoggerOptions = {
  timestamp: pino.stdTimeFunctions.isoTime,
  errorKey: 'error',
  formatters: {
    level: (level) => ({ level }),
    log: (fields) => redact(fields) as Record<string, unknown>,
  },
  serializers: {
    // Already serialized by `log` above; pino's own serializer would rename the parts.
    error: (error: unknown) => error,
    err: (error: unknown) => error,
    req: (request: { method?: string; url?: string }) => ({
      method: request.method,
      url: redactText(request.url ?? ''),
    }),
    res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
  },
  hooks: {
    logMethod(args, method) {
      const safe = args.map((part) => (typeof part === 'string' ? redactText(part) : part)) as typeof args
      return method.apply(this, safe)
    },
  },
}

/** pino's formatters skip the fields of child loggers; grandchildren inherit this one. */
function redactChildren(log: Logger): Logger {
  const child = log.child
  log.child = function (this: Logger, fields: object, settings?: object) {
    return child.call(this, redact(fields) as Bindings, settings)
  } as typeof child
  return log
}

/** JSON lines for machines, colored sentences in a terminal; secrets appear in neither. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const out = destination ?? (process.stdout.isTTY ? toTerminal : undefined)
  return redactChildren(out ? pino({ ...options, level }, out) : pino({ ...options, level }))
}
