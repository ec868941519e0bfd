import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { beep } from '@/lib/platform/beep';
import {
  cameraProblem,
  hasTorch,
  listCameras,
  openCamera,
  showStream,
  setTorch,
  type CameraProblem,
} from '@/lib/platform/camera';
import { watchCamera } from '@/lib/scan/watch-camera';

/** Shows a camera in the video element and calls back with each code that comes before it. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  deviceId: string | undefined,
  onCode: (code: string) => void,
) {
  const [cameras, setCameras] = useState<readonly { id: string; name: string }[]>([]);
  const [lamp, setLamp] = useState<{ track: MediaStreamTrack; on: boolean }>();
  const [problem, setProblem] = useState<CameraProblem>();
  const [isReady, setReady] = useState(false);
  const take = useEffectEvent((code: string) => {
    beep();
    onCode(code);
  });

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const start = async () => {
      const stream = await openCamera(deviceId);
      const tracks = stream.getTracks();
      const close = () => tracks.forEach((track) => track.stop());
      signal.addEventListener('abort', close);
      const picture = video.current;
      if (signal.aborted || !picture) return close();
      await showStream(picture, stream);
      const [track] = stream.getVideoTracks();
      if (track && hasTorch(track)) setLamp({ track, on: false });
      setCameras(await listCameras());
      await watchCamera(picture, { signal, onReady: () => setReady(true), onCode: (code) => take(code) });
    };
    void start().catch((error: unknown) => signal.aborted || setProblem(cameraProblem(error)));
    return () => end.abort();
  }, [deviceId, video]);

  const toggleTorch = async () => {
    if (!lamp) return;
    await setTorch(lamp.track, !lamp.on);
    setLamp({ ...lamp, on: !lamp.on });
  };
  return { problem, isReady, cameras, torch: lamp && { on: lamp.on, toggle: () => void toggleTorch() } };
}
