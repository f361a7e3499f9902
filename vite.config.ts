import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { compressFiles } from './scripts/compress-files.ts'
import { loadedLater } from './scripts/loaded-later.ts'

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:3000'

const isHost = loadedLater('host')
const platformHosts =
  /(platform|app)[\\/].*Host\.tsx$|(QuestionDialog|NotFound|SignInAgain|OneTimeCodeDialog)\.tsx$/

/**
 * Few files instead of hundreds compress better and need fewer requests. A group takes a module with its imports,
 * unless a group of higher priority has it. So the sign-in loads start, frame and itself, the home screen start,
 * frame, shell and menu, and every further screen the kit, its module and itself. What a module brings besides is named
 * by its manifest; what the platform fetches later, by its files here.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 9 },
  {
    name: 'frame',
    test: /shell[\\/](LanguagePicker|Shell\.module)|ActionIcon\.mjs|createReactComponent|use-(id|uncontrolled|resolved-styles-api)\.mjs/,
    priority: 9,
  },
  { name: 'sign-in', test: /users[\\/]web[\\/]sign-in[\\/]LoginScreen/, priority: 8 },
  { name: 'shell', test: /app[\\/]web[\\/]SignedIn|dashboard[\\/]web[\\/]HomeScreen/, priority: 7 },
  { name: 'notices', test: loadedLater('watch'), priority: 6 },
  { name: 'menu', test: /src[\\/]app[\\/]web[\\/]menu\.ts$|[\\/]menu-icons\.ts$/, priority: 6 },
  { name: 'actions', test: loadedLater('actions'), priority: 6 },
  { name: 'records', test: loadedLater('records'), priority: 6 },
  {
    name: 'live',
    test: /platform[\\/]web[\\/]live[\\/](?!questions)|app[\\/]show(s|n-areas)\.ts$|core[\\/]announced\.ts$/,
    priority: 6,
  },
  { name: 'icons', test: /icons-react/, minShareCount: 2, priority: 5 },
  { name: 'kit', test: /node_modules|src[\\/](core|platform)/, minShareCount: 12, priority: 4 },
  { name: moduleOf, test: /src[\\/]modules/, minShareCount: 3, priority: 3 },
  { name: 'list-parts', test: /list[\\/].*(Menu|Panel|Bar|Pane|Rows)\.tsx$/, priority: 2 },
  { name: 'hosts', test: (file: string) => isHost(file) || platformHosts.test(file), priority: 2 },
]

function moduleOf(file: string): string | null {
  return /src[\\/]modules[\\/]([^\\/]+)/.exec(file)?.[1] ?? null
}

/** A class is named after itself and its stylesheet; the number of its line would only make the first load longer. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''))
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}

export default defineConfig({
  plugins: [react(), { name: 'compress', apply: 'build', closeBundle: () => compressFiles('dist/web') }],
  define: { __APP_VERSION__: JSON.stringify(manifest.version) },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    // Every targeted browser supports it.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: { '/api': backend, '/app-settings.json': backend, '/realtime': { target: backend, ws: true } },
  },
})
