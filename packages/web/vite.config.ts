import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 5000}` } },
});
