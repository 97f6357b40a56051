import type { Command } from './command.ts'

/** Every operator command; a new one adds its line here. Loaded on demand, so that each starts quickly. */
export const commands: Record<string, () => Promise<Command>> = {
  migrate: async () => (await import('./migrate.ts')).migrateCommand,
  admin: async () => (await import('./admin.ts')).adminCommand,
  analysis: async () => (await import('./analysis.ts')).analysisCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
  doctor: async () => (await import('./doctor.ts')).doctorCommand,
  restore: async () => (await import('./restore.ts')).restoreCommand,
  demo: async () => (await import('./demo.ts')).demoCommand,
  'reset-factor': async () => (await import('./reset-factor.ts')).resetFactorCommand,
  code: async () => (await import('./code.ts')).codeCommand,
  bench: async () => (await import('./bench.ts')).benchCommand,
  import: async () => (await import('./import.ts')).importCommand,
}
